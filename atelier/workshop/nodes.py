"""A short way to write Cycles shader graphs: every method adds a node and answers its output socket."""

import bpy


def rgb(colour):
    """'#8F4A2B' or an (r, g, b) of linear values -> linear (r, g, b)."""
    if not isinstance(colour, str):
        return tuple(colour[:3])
    parts = [int(colour[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)


class Shader:
    """One material. Colours may be hex strings, numbers or sockets wherever a value is asked for."""

    def __init__(self, name, seed=0):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.bsdf = self.tree.nodes['Principled BSDF']
        self.seed = seed

    def feed(self, socket, value):
        if value is None:
            return
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif socket.type == 'RGBA':
            socket.default_value = (*rgb(value), 1)
        elif socket.type == 'VECTOR' and not hasattr(value, '__len__'):
            socket.default_value = (value, value, value)
        else:
            socket.default_value = value

    def node(self, kind, inputs=None, **settings):
        node = self.tree.nodes.new('ShaderNode' + kind)
        for name, value in settings.items():
            setattr(node, name, value)
        for name, value in (inputs or {}).items():
            self.feed(node.inputs[name], value)
        return node

    def coords(self, space='Object', scale=1, rotation=(0, 0, 0)):
        """Texture coordinates, moved by the seed so that two objects of one material differ."""
        source = self.node('TexCoord').outputs[space]
        shift = (self.seed * 7.31 % 50, self.seed * 3.77 % 50, self.seed * 5.13 % 50) if space == 'Object' else (0, 0,
            0)
        return self.node('Mapping', {'Vector': source, 'Scale': scale, 'Location': shift,
            'Rotation': rotation}).outputs[0]

    def height(self):
        """The object's own z in scene units."""
        return self.node('SeparateXYZ', {0: self.node('TexCoord').outputs['Object']}).outputs['Z']

    def noise(self, scale, detail=3, roughness=0.5, distortion=0, vector=None):
        inputs = {'Vector': vector or self.coords(), 'Scale': scale, 'Detail': detail, 'Roughness': roughness,
            'Distortion': distortion}
        return self.node('TexNoise', inputs).outputs['Fac']

    def cells(self, scale, feature='F1', vector=None, randomness=1):
        inputs = {'Vector': vector or self.coords(), 'Scale': scale, 'Randomness': randomness}
        return self.node('TexVoronoi', inputs, feature=feature).outputs['Distance']

    def wave(self, scale, direction='Z', distortion=0, detail=2, vector=None, rings=False):
        settings = {'wave_type': 'RINGS' if rings else 'BANDS', 'rings_direction' if rings
            else 'bands_direction': direction}
        inputs = {'Vector': vector or self.coords(), 'Scale': scale, 'Distortion': distortion, 'Detail': detail}
        return self.node('TexWave', inputs, **settings).outputs['Fac']

    def ramp(self, fac, *stops, ease='EASE'):
        """stops: (position, colour or grey) in order."""
        node = self.node('ValToRGB', {'Fac': fac})
        ramp = node.color_ramp
        ramp.interpolation = ease
        while len(ramp.elements) < len(stops):
            ramp.elements.new(1)
        for element, (position, colour) in zip(ramp.elements, stops):
            element.position = position
            element.color = (*((colour,) * 3 if isinstance(colour, (int, float)) else rgb(colour)), 1)
        return node.outputs['Color']

    def mix(self, fac, a, b, blend='MIX'):
        node = self.node('MixRGB', blend_type=blend)
        for socket, value in zip(node.inputs, (fac, a, b)):
            self.feed(socket, value)
        return node.outputs[0]

    def math(self, operation, a, b=None, c=None, clamp=False):
        node = self.node('Math', operation=operation, use_clamp=clamp)
        for socket, value in zip(node.inputs, (a, b, c)):
            self.feed(socket, value)
        return node.outputs[0]

    def above(self, value, edge, softness):
        """0 below the edge, 1 above it, over the given softness."""
        node = self.node('MapRange', {'Value': value, 'From Min': edge - softness, 'From Max': edge + softness},
            interpolation_type='SMOOTHSTEP')
        return node.outputs[0]

    def image(self, path, space='UV', scale=1, repeat=True, rotation=(0, 0, 0), data=False):
        node = self.node('TexImage', {'Vector': self.coords(space, scale, rotation)}, extension='REPEAT' if repeat
            else 'EXTEND', interpolation='Cubic')
        node.image = bpy.data.images.load(str(path), check_existing=True)
        if data:
            node.image.colorspace_settings.name = 'Non-Color'
        return node

    def bump(self, height, strength, distance=0.02, after=None):
        return self.node('Bump', {'Height': height, 'Strength': strength, 'Distance': distance,
            'Normal': after}).outputs[0]

    def surface(self, **inputs):
        """Names are the Principled inputs in snake case: base_color=…, roughness=…"""
        for name, value in inputs.items():
            self.feed(self.bsdf.inputs['IOR' if name == 'ior' else name.replace('_', ' ').title()], value)
        return self.material
